import {
  draftFiles,
  keepDraft,
  keptText,
  removeDraft,
  takeDraft,
} from "../../../src/studio/page/state/drafts"

const file = "content/studies/one/index.mdx"
const draft = (text: string) => ({ text, version: "1", base: "Old" })

/** The names of tabs that are open. */
let held: string[]

beforeEach(() => {
  localStorage.clear()
  held = []
  Object.assign(navigator, {
    locks: {
      query: async () => ({ held: held.map((name) => ({ name })) }),
    },
  })
})

const keepInTab = (tab: string, text: string, time = Date.now()) =>
  localStorage.setItem(`studio:${file}#${tab}`, JSON.stringify({ ...draft(text), time }))

test("each tab has its own draft, and those of closed tabs are taken one after the other", async () => {
  keepInTab("a", "Of an open tab", Date.now() + 9)
  keepInTab("b", "Older", Date.now() - 9)
  keepInTab("c", "Newer")
  held = ["studio:a"]
  expect(await takeDraft(file)).toMatchObject(draft("Newer"))
  expect(await takeDraft(file)).toMatchObject(draft("Newer"))
  keepDraft(file, draft("Mine"))
  expect([await takeDraft(file), keptText(file)]).toEqual([expect.objectContaining(draft("Mine")), "Mine"])
  removeDraft(file)
  expect(await takeDraft(file)).toMatchObject(draft("Older"))
  removeDraft(file)
  expect([await takeDraft(file), keptText(file)]).toEqual([undefined, "Of an open tab"])
})

test("a draft of an earlier version of the studio is taken", async () => {
  localStorage.setItem(`studio:${file}`, JSON.stringify({ version: "1", text: "Early" }))
  expect([...draftFiles()]).toEqual([file])
  expect(await takeDraft(file)).toMatchObject({ text: "Early", version: "1" })
  removeDraft(file)
  expect(localStorage).toHaveLength(0)
})
