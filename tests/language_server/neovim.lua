-- Drives Neovim's own client: opens a card, waits for findings, completes, mends, renames.
local function say(text) io.stdout:write(text .. "\n") end
local function fail(text) say("FAULT " .. text); vim.cmd("cquit 1") end
local function wait(what, holds)
  if vim.wait(30000, holds, 20) then return end
  local left = vim.tbl_map(function(each) return each.message end, vim.diagnostic.get(0))
  fail("waited for " .. what .. ", left: " .. table.concat(left, "; "))
end

vim.cmd("edit crossroads/a_favour_owed.dow")
local buffer = vim.api.nvim_get_current_buf()
local id = vim.lsp.start_client({
  name = "dow",
  cmd = { os.getenv("DOW_PYTHON"), "-m", "dowlang.cli", "lsp" },
  root_dir = vim.fn.getcwd(),
})
vim.lsp.buf_attach_client(buffer, id)
local client = vim.lsp.get_client_by_id(id)
wait("the server", function() return client.initialized end)

local function ask(method, params)
  local answer = client.request_sync(method, params, 30000, buffer)
  if answer == nil or answer.err then fail(method .. " " .. vim.inspect(answer)) end
  return answer.result
end
local function find(text)
  for number, line in ipairs(vim.api.nvim_buf_get_lines(buffer, 0, -1, true)) do
    local at = line:find(text, 1, true)
    if at then return number - 1, at - 1 end
  end
  fail("no line with " .. text)
end
local function at(line, character)
  return { textDocument = vim.lsp.util.make_text_document_params(buffer),
           position = { line = line, character = character } }
end

-- a mistake is told
local line = find("gain 1 morale")
vim.api.nvim_buf_set_lines(buffer, line, line + 1, true, { "        gain 1 moral" })
wait("a finding", function() return #vim.diagnostic.get(buffer) == 1 end)
local found = vim.diagnostic.get(buffer)[1]
say("diagnostics " .. tostring(found.code or found.user_data.lsp.code))

-- a line is completed
vim.api.nvim_buf_set_lines(buffer, line + 1, line + 1, true, { "        gai" })
local items = ask("textDocument/completion", at(line + 1, 11)).items
say("completed " .. items[1].label)
vim.api.nvim_buf_set_lines(buffer, line + 1, line + 2, true, {})

-- the fix is applied
local params = at(line, 15)
params.range = { start = { line = line, character = 15 }, ["end"] = { line = line, character = 20 } }
params.context = { diagnostics = {} }
params.position = nil
local actions = ask("textDocument/codeAction", params)
vim.lsp.util.apply_workspace_edit(actions[1].edit, client.offset_encoding)
wait("the mended card", function() return #vim.diagnostic.get(buffer) == 0 end)
say("mended " .. #vim.diagnostic.get(buffer))

-- the phrase whose places are filled is told, by the keys of the editor's own functions
vim.api.nvim_buf_set_lines(buffer, line + 1, line + 1, true, { "        add 1 " })
vim.api.nvim_win_set_cursor(0, { line + 2, 14 })
local signature = ask("textDocument/signatureHelp", at(line + 1, 14)).signatures[1]
say("signature " .. signature.label)
vim.api.nvim_buf_set_lines(buffer, line + 1, line + 2, true, {})

-- a lens counts, and its figures are inlays
ask("workspace/executeCommand",
  { command = "dow.odds", arguments = { vim.uri_from_bufnr(buffer), "A Favour Owed" } })
local whole = { start = { line = 0, character = 0 }, ["end"] = { line = 99, character = 0 } }
local hints = ask("textDocument/inlayHint",
  { textDocument = vim.lsp.util.make_text_document_params(buffer), range = whole })
say("figures " .. #hints)

-- a name leads to its file
local owner, behind = find("Noor Haddad")
local there = ask("textDocument/definition", at(owner, behind + 2))[1]
say("defined " .. there.uri:match("[^/]+$"))

-- a card of another file is renamed
local number, column = find("Noor Haddad")
params = at(number, column + 2)
params.newName = "Noor Hadid"
vim.lsp.util.apply_workspace_edit(ask("textDocument/rename", params), client.offset_encoding)
say("renamed " .. vim.api.nvim_buf_get_lines(buffer, number, number + 1, true)[1]:match("Noor %a+"))
-- the new name is unknown until the other file is written, and only this buffer is attached: the
-- server looks at the files again when it is written, which `:wall` may do before the others
wait("the new name without its file", function() return #vim.diagnostic.get(buffer) > 0 end)
vim.cmd("wall")
vim.api.nvim_buf_call(buffer, function() vim.cmd("write") end)
wait("the renamed set", function() return #vim.diagnostic.get(buffer) == 0 end)
vim.cmd("qall!")
