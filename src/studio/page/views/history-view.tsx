import { useEffect } from "react"
import type { Version } from "../../api"
import { useOpenEditor } from "../state/use-editor"
import { useLoaded } from "../state/use-loaded"
import { listVersions, readVersion } from "../store/store"
import { Button, Hint, Notice, Panels, Row, Stack } from "../ui/controls"
import { GitDiff } from "./git-diff"

/** The versions of the open file. The page can show one, and the text can become one, which can be undone. */
export const HistoryView = () => {
  const { file, attempt, look, looked, edit, notify } = useOpenEditor()
  const [versions] = useLoaded(listVersions, file)
  useEffect(() => () => look(undefined), [look])
  if (!versions) return <Hint role="status">Looking for versions …</Hint>
  if (versions.length === 0) return <Hint>There is no earlier version of this text.</Hint>
  const read = (version: Version, use: (text: string) => void) =>
    attempt(async () => use(await readVersion(file, version.commit)))
  return (
    <Stack>
      {looked ? (
        <Notice role="status" action={<Button onClick={() => look(undefined)}>Show my text</Button>}>
          The page shows the version of {dateOf(looked.version)}.
        </Notice>
      ) : null}
      <Panels>
        {versions.map((version) => (
          <li key={version.commit}>
            <details>
              <summary>
                {version.message}{" "}
                <Hint as="span">
                  {dateOf(version)}, {version.author}
                </Hint>
              </summary>
              <Stack $gap={2}>
                <GitDiff diff={version.diff} />
                <Row>
                  <Button
                    aria-pressed={looked?.version.commit === version.commit}
                    onClick={() => read(version, (text) => look({ version, text }))}
                  >
                    Show on the page
                  </Button>
                  <Button
                    onClick={() =>
                      read(version, (text) => {
                        edit(() => text)
                        look(undefined)
                        notify("This is the text of that version now. Undo brings yours back")
                      })
                    }
                  >
                    Restore this text
                  </Button>
                </Row>
              </Stack>
            </details>
          </li>
        ))}
      </Panels>
    </Stack>
  )
}

const dateOf = ({ date }: Version) =>
  new Date(date).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" })
