import type { EventEmitter } from "node:events"
import { createRequire } from "node:module"
import path from "node:path"
import type { Node } from "gatsby"
import { followNodes, nodesFollowed } from "../../../src/gatsby/follow-nodes"
import { removeFolders, temporaryFolder, writeFiles } from "../../support/built-site"

const root = path.resolve(__dirname, "../../..")
const project = temporaryFolder()
afterAll(removeFolders)

jest.useFakeTimers()

const node = { id: "settings" } as Node
const told: unknown[] = []
let emitter: EventEmitter

beforeAll(() => {
  writeFiles(project, {
    "package.json": "{}",
    "node_modules/gatsby/dist/redux/index.js":
      'const { EventEmitter } = require("node:events"); exports.emitter = new EventEmitter()',
  })
  emitter = createRequire(path.join(project, "package.json"))("gatsby/dist/redux/index.js").emitter
  followNodes(project, () => node)
  emitter.on("ENQUEUE_NODE_MUTATION", (mutation) => told.push(mutation))
})

beforeEach(() => {
  told.length = 0
})

const change = { type: "deleteNode", payload: [] }
const reminder = { type: "touchNode", payload: [node] }

it("says nothing when pages have been made after a change", () => {
  emitter.emit("ENQUEUE_NODE_MUTATION", change)
  nodesFollowed()
  jest.advanceTimersByTime(60_000)
  expect(told).toEqual([change])
})

it("reminds Gatsby of a change that no pages were made after, until they are", () => {
  nodesFollowed()
  emitter.emit("ENQUEUE_NODE_MUTATION", change)
  jest.advanceTimersByTime(900)
  expect(told).toEqual([change])
  jest.advanceTimersByTime(200)
  expect(told).toEqual([change, reminder])
  jest.advanceTimersByTime(1000)
  expect(told).toEqual([change, reminder, reminder])
  nodesFollowed()
  jest.advanceTimersByTime(60_000)
  expect(told).toHaveLength(3)
})

it("finds in Gatsby what it listens to", () => {
  const dist = path.join(root, "node_modules/gatsby/dist")
  const { listenForMutations } = createRequire(__filename)(
    path.join(dist, "services/listen-for-mutations.js"),
  ) as { listenForMutations: (tell: (event: object) => void) => () => void }
  const { emitter } = createRequire(__filename)(path.join(dist, "redux/index.js")) as {
    emitter: EventEmitter
  }
  const events: object[] = []
  const end = listenForMutations((event) => events.push(event))
  emitter.emit("ENQUEUE_NODE_MUTATION", reminder)
  end()
  expect(events).toEqual([{ type: "ADD_NODE_MUTATION", payload: reminder }])
})
