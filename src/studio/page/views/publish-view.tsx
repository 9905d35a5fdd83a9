import styled from "@emotion/styled"
import House from "lucide-react/icons/house"
import { type FormEvent, useEffect, useState } from "react"
import { color, radius, space } from "../../../theme/tokens"
import type { Changes, PublishResult } from "../../api"
import { get, post } from "../state/api-client"
import { useStudio } from "../state/studio-context"
import { Badge, Button, focusTitle, Heading, Hint, IconButton, Notice, Row, Stack } from "../ui/controls"
import { Question } from "../ui/question"
import { GitDiff } from "./git-diff"

const tones = { new: "green", changed: "blue", deleted: "red" } as const

/** What has changed since the last commit, to be committed on a branch of its own. */
export const PublishView = () => {
  const { attempt, open } = useStudio()
  const [changes, setChanges] = useState<Changes>()
  const [result, setResult] = useState<PublishResult>()
  useEffect(() => {
    attempt(async () => setChanges(await get<Changes>("changes")))
  }, [attempt])
  if (!changes) return <Page aria-busy />
  return (
    <Page>
      <Head>
        <IconButton label="All documents" icon={House} onClick={() => open("")} />
        <Heading as="h1" ref={focusTitle} tabIndex={-1}>
          Publish
        </Heading>
      </Head>
      {result ? (
        <Notice $tone="green" role="status">
          <span>
            Committed as {result.commit.slice(0, 8)} on the branch {result.branch}
            {result.isPushed ? ", and pushed. Ask for a review there." : ". It is on this machine only."}{" "}
            {result.pushProblem}
          </span>
        </Notice>
      ) : changes.isRepository && changes.files.length ? (
        <PublishForm changes={changes} onDone={setResult} />
      ) : (
        <Hint>
          {changes.isRepository
            ? "Everything that you saved is committed."
            : "This folder is not under version control. Send it to the person who publishes the site."}
        </Hint>
      )}
    </Page>
  )
}

const PublishForm = ({ changes, onDone }: { changes: Changes; onDone: (result: PublishResult) => void }) => {
  const { attempt } = useStudio()
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set())
  const files = changes.files.map(({ file }) => file).filter((file) => !excluded.has(file))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [message, branch] = [String(form.get("message")), String(form.get("branch"))]
    attempt(async () =>
      onDone(await post<PublishResult>("publish", { files, message, branch, push: form.has("push") })),
    )
  }
  const toggle = (file: string) => {
    const next = new Set(excluded)
    if (!next.delete(file)) next.add(file)
    setExcluded(next)
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <Files>
          {changes.files.map(({ file, title, status, diff }) => (
            <li key={file}>
              <input
                type="checkbox"
                aria-label={`Publish ${title}`}
                checked={!excluded.has(file)}
                onChange={() => toggle(file)}
              />
              <details>
                <summary>
                  {title} <Badge $tone={tones[status]}>{status}</Badge>{" "}
                  {title === file ? null : <Hint as="span">{file}</Hint>}
                </summary>
                <GitDiff diff={diff} />
              </details>
            </li>
          ))}
        </Files>
        <Question
          label="What have you changed?"
          name="message"
          maxLength={200}
          placeholder="Add the case study of …"
        />
        <Question
          label="Branch"
          name="branch"
          defaultValue={changes.suggestedBranch}
          hint={`Now on ${changes.branch}. A new name makes a new branch.`}
        />
        {changes.hasRemote ? (
          <label>
            <input type="checkbox" name="push" defaultChecked /> Send it to the server for review
          </label>
        ) : null}
        <Row>
          <Button type="submit" $kind="primary" disabled={files.length === 0}>
            Commit {files.length} {files.length === 1 ? "file" : "files"}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

const Page = styled.main`
  flex: 1;
  width: 100%;
  max-width: 860px;
  margin-inline: auto;
  padding: ${space[6]} ${space[4]};
  overflow-y: auto;
`

const Head = styled(Row)`
  margin-bottom: ${space[4]};
`

const Files = styled.ul`
  display: grid;
  gap: ${space[2]};

  > li {
    display: flex;
    align-items: start;
    gap: ${space[3]};
    padding: ${space[3]};
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surface};
  }

  details {
    flex: 1;
    min-width: 0;
  }

  pre {
    margin-top: ${space[3]};
  }
`
