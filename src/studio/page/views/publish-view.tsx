import styled from "@emotion/styled"
import House from "lucide-react/icons/house"
import { type FormEvent, useEffect, useState } from "react"
import { isError } from "../../../content/check/diagnostic"
import { space } from "../../../ui/theme/tokens"
import type { Changes, PublishResult } from "../../api"
import { useStudio } from "../state/studio-context"
import { listChanges, publish } from "../store/store"
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
    attempt(async () => setChanges(await listChanges()))
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
  const { files, problems } = changes
  const [chosen, setChosen] = useState<readonly unknown[]>(files.map(({ file }) => file))
  const [isBusy, setIsBusy] = useState(false)
  const count = chosen.length
  const elsewhere = problems.filter((one) => isError(one) && files.every(({ file }) => file !== one.file))
  const errors = problems.filter(
    (one) => isError(one) && (chosen.includes(one.file) || elsewhere.includes(one)),
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const text = (name: string) => String(form.get(name))
    const files = form.getAll("file").map(String)
    const body = { files, message: text("message"), branch: text("branch"), push: form.has("push") }
    setIsBusy(true)
    attempt(async () => onDone(await publish(body))).finally(() => setIsBusy(false))
  }
  return (
    <form
      onSubmit={submit}
      onChange={({ currentTarget }) => setChosen(new FormData(currentTarget).getAll("file"))}
    >
      <Stack>
        <Problems problems={elsewhere} />
        <Stack as="ul" $gap={2}>
          {files.map(({ file, title, status, diff }) => (
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
              <Problems problems={problems.filter((one) => one.file === file)} />
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
          <Button type="submit" $kind="primary" disabled={count === 0 || isBusy || errors.length > 0}>
            Commit {count} {count === 1 ? "file" : "files"}
          </Button>
          <Hint role="status">
            {errors.length > 0
              ? `The site would not build. First correct ${errors.length === 1 ? "the error" : `the ${errors.length} errors`}.`
              : isBusy && "Working …"}
          </Hint>
        </Row>
      </Stack>
    </form>
  )
}

/** Problems, each with its place. */
const Problems = ({ problems }: Pick<Changes, "problems">) => {
  const { entries, open } = useStudio()
  if (problems.length === 0) return null
  return (
    <Stack $gap={2}>
      {problems.map((one) => {
        const { file, field, message, fix, range, severity, rule } = one
        return (
          <Notice
            key={`${file} ${range.start.line} ${rule} ${message}`}
            $tone={isError(one) ? "red" : "orange"}
          >
            <span>
              <Badge $tone={isError(one) ? "red" : "orange"}>{severity}</Badge>{" "}
              <strong>{field || file}</strong>, line {range.start.line}: {message}. {fix}.
            </span>
            {entries.some((entry) => entry.file === file) ? (
              <Button $small onClick={() => open(file)}>
                Open
              </Button>
            ) : null}
          </Notice>
        )
      })}
    </Stack>
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
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space[3]};
    padding: ${space[3]};
  }

  li > div {
    grid-column: 2;
  }

  pre {
    margin-top: ${space[3]};
  }
`
