import { useCallback, useEffect, useState } from "react"
import { isError } from "../../../content/browser"
import type { ChangedDocument, Changes, PublishResult, Review } from "../../api"
import { ownProblems } from "../../own-problems"
import { useStudio } from "../state/studio-context"
import { listChanges, publish, sendReview } from "../store/store"
import { Badge, Button, Heading, Hint, Notice, Panels, Row, Stack } from "../ui/controls"
import { Dialog, Question } from "../ui/dialog"
import { Page } from "../ui/page"
import { GitDiff } from "./git-diff"
import { NewestPart } from "./newest-part"
import { ProblemNotices } from "./problem-notices"

/** What others have published, what has been sent for review, and what has changed since the last commit. */
export const PublishView = () => {
  const { attempt } = useStudio()
  const [changes, setChanges] = useState<Changes>()
  const [result, setResult] = useState<PublishResult>()
  const load = useCallback(() => attempt(async () => setChanges(await listChanges())), [attempt])
  useEffect(() => void load(), [load])
  const show = (next: PublishResult) => {
    setResult(next)
    void load()
  }
  if (!changes) return <Page title="Publish" />
  const { isRepository, documents, reviews, problems } = changes
  return (
    <Page title="Publish">
      {result ? <Result result={result} /> : null}
      {isRepository ? <NewestPart onChange={load} /> : null}
      {isRepository ? (
        <ChangesPart
          key={documents.map(({ file, review }) => `${file} ${review}`).join()}
          changes={changes}
          onDone={show}
          onChange={load}
        />
      ) : (
        <Hint>This folder is not under version control. Send it to the person who publishes the site.</Hint>
      )}
      {reviews.length > 0 ? (
        <section aria-label="Sent for review">
          <Heading>Sent for review</Heading>
          <Panels>
            {reviews.map((review) => (
              <ReviewItem key={review.branch} review={review} onSent={show} />
            ))}
          </Panels>
        </section>
      ) : null}
      <details>
        <summary>
          {problems.length ? `All problems of the site: ${problems.length}` : "The site has no problems"}
        </summary>
        <ProblemNotices problems={problems} isNamed onDelete={load} />
      </details>
    </Page>
  )
}

const Result = ({ result: { branch, isPushed, link, problem } }: { result: PublishResult }) => (
  <Notice
    $tone={isPushed ? "green" : "orange"}
    role="status"
    action={link ? <PullRequest link={link} /> : null}
  >
    {isPushed ? "Sent for review" : `It is on this machine only. ${problem ?? ""}. It waits below`}: branch{" "}
    {branch}. {link ? null : isPushed && "Open a pull request for it on the server."}
  </Notice>
)

const PullRequest = ({ link }: { link: string }) => (
  <a href={link} target="_blank" rel="noreferrer">
    Open the pull request
  </a>
)

interface ReviewItemProps {
  review: Review
  onSent: (result: PublishResult) => void
}

const ReviewItem = ({ review: { branch, message, state, date, link }, onSent }: ReviewItemProps) => {
  const { attempt } = useStudio()
  return (
    <Row as="li">
      <span>
        {message} <Badge $tone={stateTones[state]}>{state}</Badge>{" "}
        <Hint as="span">
          {new Date(date).toLocaleDateString()}, {branch}
        </Hint>
      </span>
      {link ? <PullRequest link={link} /> : null}
      {state === "unknown" ? (
        <Button
          $small
          aria-label={`Send “${message}” again`}
          onClick={() => attempt(async () => onSent(await sendReview(branch)))}
        >
          Send again
        </Button>
      ) : null}
    </Row>
  )
}

const stateTones = { "in review": "blue", merged: "green", unknown: "orange" } as const

interface ChangesPartProps {
  changes: Changes
  onDone: (result: PublishResult) => void
  onChange: () => void
}

/** The changed documents, and a button that sends the chosen ones. */
const ChangesPart = ({ changes: { documents, problems }, onDone, onChange }: ChangesPartProps) => {
  const [chosen, setChosen] = useState(() =>
    documents.filter(({ review }) => !review).map(({ file }) => file),
  )
  const [isOpen, setIsOpen] = useState(false)
  if (documents.length === 0) return <Hint>There are no changes to send.</Hint>
  const errorsIn = (changed: readonly ChangedDocument[]) =>
    changed.flatMap(({ file }) => ownProblems(file, problems).filter(isError))
  const sent = documents.filter(({ file }) => chosen.includes(file))
  const [errors, all] = [errorsIn(sent), errorsIn(documents)]
  const elsewhere = problems.filter((one) => isError(one) && !all.includes(one))
  const count = errors.length + elsewhere.length
  return (
    <section aria-label="Changes">
      <Heading>Changes</Heading>
      <ProblemNotices problems={elsewhere} isNamed onDelete={onChange} />
      <Panels>
        {documents.map((document) => {
          const { file, title, status, files, review } = document
          return (
            <li key={file}>
              <input
                type="checkbox"
                aria-label={`Send ${title}`}
                checked={chosen.includes(file)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, file] : chosen.filter((one) => one !== file))
                }
              />
              <details>
                <summary>
                  {title} <Badge $tone={tones[status]}>{status}</Badge>{" "}
                  {review ? <Badge>in review</Badge> : null}{" "}
                  <Hint as="span">{files.length > 1 ? `${files.length} files` : ""}</Hint>
                </summary>
                {files.map((one) => (
                  <Stack key={one.file} $gap={1}>
                    <Hint>{one.file}</Hint>
                    <GitDiff diff={one.diff} />
                  </Stack>
                ))}
              </details>
              <ProblemNotices problems={ownProblems(file, problems)} onDelete={onChange} />
            </li>
          )
        })}
      </Panels>
      <Row>
        <Button $kind="primary" disabled={sent.length === 0 || count > 0} onClick={() => setIsOpen(true)}>
          Review {sent.length} {sent.length === 1 ? "document" : "documents"}
        </Button>
        <Hint role="status">
          {count > 0 &&
            `The site would not build. First correct ${count === 1 ? "the error" : `the ${count} errors`}.`}
        </Hint>
      </Row>
      {isOpen ? <ReviewDialog documents={sent} onDone={onDone} onClose={() => setIsOpen(false)} /> : null}
    </section>
  )
}

const tones = { new: "green", changed: "blue", deleted: "red" } as const

interface ReviewDialogProps {
  documents: readonly ChangedDocument[]
  onDone: (result: PublishResult) => void
  onClose: () => void
}

/** Ask what has changed, then send documents for review. */
const ReviewDialog = ({ documents, onDone, onClose }: ReviewDialogProps) => {
  const [message, setMessage] = useState("")
  const files = documents.flatMap((document) => document.files.map(({ file }) => file))
  return (
    <Dialog
      title="Send for review"
      action="Send"
      isDisabled={!message.trim()}
      onSubmit={async () => onDone(await publish(files, message))}
      onClose={onClose}
    >
      <ul aria-label="What is sent">
        {documents.map(({ file, title, status }) => (
          <li key={file}>
            {title} <Hint as="span">{status}</Hint>
          </li>
        ))}
      </ul>
      <Question
        label="What have you changed?"
        hint="The reviewer reads this first. It becomes the name of the branch."
        placeholder="Add the case study of …"
        maxLength={200}
        value={message}
        onChange={({ target }) => setMessage(target.value)}
      />
      <Hint>
        It is added to the newest version of the site, on a branch of its own. Nothing changes on this
        machine.
      </Hint>
    </Dialog>
  )
}
