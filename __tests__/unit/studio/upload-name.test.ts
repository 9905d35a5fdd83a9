import { uploadName } from "../../../src/studio/page/form/upload-name"

const clients = [
  { id: "farside", name: "Farside", logo: "./clients/farside.svg" },
  { id: "nimble", name: "Nimble", logo: "" },
]

test.each<[what: string, ...args: Parameters<typeof uploadName>, expected: string | undefined]>([
  [
    "after its entry, in the folder of the others",
    "content/data/clients.yaml",
    clients,
    [1, "logo"],
    "",
    "clients/nimble",
  ],
  [
    "after its entry again",
    "content/data/clients.yaml",
    clients,
    [0, "logo"],
    "./clients/old.svg",
    "clients/farside",
  ],
  [
    "next to the data file, as the others",
    "content/data/team.yaml",
    [{ id: "a", image: "./b.png" }, { id: "c" }],
    [1, "image"],
    "",
    "c",
  ],
  [
    "in a new folder without others",
    "content/data/team.yaml",
    [{ id: "elif-karaca" }],
    [0, "image"],
    "",
    "team/elif-karaca",
  ],
  [
    "after its name without an ID",
    "content/data/team.yaml",
    [{ name: "Asa Holm" }],
    [0, "image"],
    "",
    "team/asa-holm",
  ],
  ["after its field", "content/a/b/index.mdx", {}, ["thumbnail"], "", "thumbnail"],
  [
    "after the group of its field",
    "content/a/b/index.mdx",
    {},
    ["hero", "thumbnail", "image"],
    "",
    "thumbnail",
  ],
  ["as the file before", "content/a/b/index.mdx", {}, ["thumbnail"], "./images/cover.jpg", "images/cover"],
  ["after itself in a list", "content/a/b/index.mdx", {}, ["gallery", 2, "image"], "", undefined],
  ["after itself in an element", "content/a/b/index.mdx", {}, [], "", undefined],
])("an uploaded file is named %s", (_what, file, values, path, before, expected) => {
  expect(uploadName(file, values, path, before)).toBe(expected)
})
