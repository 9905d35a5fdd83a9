import styled from "@emotion/styled"
import House from "lucide-react/icons/house"
import { type FormEvent, useEffect, useState } from "react"
import { space } from "../../../theme/tokens"
import type { Changes, PublishResult } from "../../api"
import { get, post } from "../state/api-client"
import { useStudio } from "../state/studio-context"
import {
  Badge,
  Button,
  focusTitle,
  Heading,
  Hint,
  IconButton,
  Notice,
  panel,
  Row,
  Stack,
} from "../ui/controls"
import { Question } from "../ui/dialog"
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
  if (!changes) return <Page as="main" aria-busy />
  return (
    <Page as="main">
      <Row>
        <IconButton label="All documents" icon={House} onClick={() => open("")} />
        <Heading as="h1" ref={focusTitle} tabIndex={-1}>
          Publish
        </Heading>
      </Row>
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
  const [count, setCount] = useState(changes.files.length)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const { message, branch } = Object.fromEntries(form)
    const body = { files: form.getAll("file"), message, branch, push: form.has("push") }
    attempt(async () => onDone(await post<PublishResult>("publish", body)))
  }
  return (
    <form
      onSubmit={submit}
      onChange={({ currentTarget }) => setCount(new FormData(currentTarget).getAll("file").length)}
    >
      <Stack>
        <Stack as="ul" $gap={2}>
          {changes.files.map(({ file, title, status, diff }) => (
            <li key={file}>
              <input
                type="checkbox"
                name="file"
                value={file}
                aria-label={`Publish ${title}`}
                defaultChecked
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
        </Stack>
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
          hint={`The current branch is ${changes.branch}. A new name creates a branch.`}
        />
        {changes.hasRemote ? (
          <label>
            <input type="checkbox" name="push" defaultChecked /> Send it to the server for review
          </label>
        ) : null}
        <Row>
          <Button type="submit" $kind="primary" disabled={count === 0}>
            Commit {count} {count === 1 ? "file" : "files"}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

const Page = styled(Stack)`
  flex: 1;
  max-width: 860px;
  margin-inline: auto;
  padding: ${space[6]} ${space[4]};
  overflow-y: auto;

  li {
    ${panel}
    display: flex;
    gap: ${space[3]};
    padding: ${space[3]};
  }

  details {
    flex: 1;
    min-width: 0;
  }

  pre {
    margin-top: ${space[3]};
  }
`
