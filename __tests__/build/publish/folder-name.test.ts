import path from "node:path"
import { folderNameProblem } from "../../../src/publish/paths.mjs"

const at = (name: string) => path.join(path.sep, "work", name, "site")

it.each([
  ["mosslight-main (1)", "(", "mosslight-main-1"],
  ["a#1", "#", "a-1"],
  ["a100%41", "%", "a100-41"],
  ["a[x]", "[", "a-x"],
  ["a{b}", "{", "a-b"],
  ["wow!", "!", "wow"],
  ["a?b", "?", "a-b"],
  ["**", "*", "site"],
])("names what is in the way in %s", (name, character, better) => {
  expect(folderNameProblem(at(name))).toBe(
    `The site cannot be built in ${at(name)}: "${name}" has the character ${character}. Rename that folder, e.g. to ${better}.`,
  )
})

it.each(["mosslight", "Müller's site", "a+b,c;d", "a b", "a$HOME", "a&b", "-dash", "a=b@c~", "a😀b", "日本"])(
  "accepts %s",
  (name) => {
    expect(folderNameProblem(at(name))).toBeUndefined()
  },
)
