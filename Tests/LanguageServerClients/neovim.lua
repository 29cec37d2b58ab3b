-- Edits a scene in Neovim with 'render-layouts lsp' beside it, and prints what Neovim knows.

local tool, path = vim.env.RENDER_LAYOUTS, vim.env.SCENE
vim.cmd("edit " .. path)
local buffer = vim.api.nvim_get_current_buf()
local id = vim.lsp.start_client({ name = "render-layouts", cmd = { tool, "lsp" }, root_dir = vim.fn.fnamemodify(path, ":h") })
vim.lsp.buf_attach_client(buffer, id)

local function say(name, value)
  io.stdout:write(name .. ": " .. vim.fn.json_encode(value) .. "\n")
end

-- Waits until the codes of the findings are those that are expected, in the order of their letters.
local function wait_for(codes)
  local function found()
    local list = vim.tbl_map(function(finding) return finding.code end, vim.diagnostic.get(buffer))
    table.sort(list)
    return list
  end
  vim.wait(20000, function() return vim.deep_equal(found(), codes) end, 20)
  return found()
end

-- The answer to a question about the place of a word.
local function ask(method, pattern, more)
  vim.fn.cursor(1, 1)
  vim.fn.search(pattern)
  local parameters = vim.tbl_extend("force", vim.lsp.util.make_position_params(0, "utf-16"), more or {})
  local answers = vim.lsp.buf_request_sync(buffer, "textDocument/" .. method, parameters, 20000)
  return answers and answers[id] and (answers[id].result or answers[id].error)
end

vim.wait(20000, function() return vim.lsp.get_client_by_id(id).initialized end, 20)
say("opened", wait_for({ "ambiguous" }))
local hover = ask("hover", [[title\.top]])
say("hover", vim.split(hover.contents.value, "\n")[1])
local start = ask("definition", [[title\.top]]).range.start
say("definition", { start.line, start.character })
local words = ask("completion", [[\.top ==]], { position = { line = 10, character = 10 } })
say("completion", words.items[1].label)

-- The action that mends what was found, as it is chosen in a menu.
local finding = vim.diagnostic.get(buffer)[1]
local place = { line = finding.lnum, character = finding.col }
local actions = vim.lsp.buf_request_sync(buffer, "textDocument/codeAction", {
  textDocument = vim.lsp.util.make_text_document_params(buffer),
  range = { start = place, ["end"] = place }, context = { diagnostics = {} },
}, 20000)[id].result
say("actions", vim.tbl_map(function(action) return action.title end, actions))
local chosen = vim.lsp.buf_request_sync(buffer, "codeAction/resolve", actions[1], 20000)[id].result
vim.lsp.util.apply_workspace_edit(chosen.edit, "utf-16")
say("mended", wait_for({}))

-- Typed as people do it, with a character that has two units.
local last = vim.api.nvim_buf_line_count(buffer)
vim.api.nvim_buf_set_lines(buffer, last, last, false, { "  - titel.width >= 10  # 😀" })
say("typed", wait_for({ "unknown-view" }))
vim.api.nvim_buf_set_text(buffer, last, 7, last, 9, { "le" })
say("corrected", wait_for({}))

local edit = ask("rename", [[title\.top]], { newName = "name" })
vim.lsp.util.apply_workspace_edit(edit, "utf-16")
say("renamed", wait_for({}))
say("text", vim.api.nvim_buf_get_lines(buffer, 6, 7, false))
vim.lsp.stop_client(id)
say("stopped", vim.wait(20000, function() return vim.lsp.client_is_stopped(id) end, 20))
vim.cmd("qall!")
