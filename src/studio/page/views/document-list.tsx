import styled from "@emotion/styled"
import ArchiveRestore from "lucide-react/icons/archive-restore"
import Plus from "lucide-react/icons/plus"
import { useState } from "react"
import { capitalised } from "../../../util/words"
import type { CollectionModel, Entry } from "../../api"
import { color, radius, space } from "../../host"
import { useStudio } from "../state/studio-context"
import { Badge, Button, ellipsis, Head, Heading, IconButton, Stack } from "../ui/controls"
import { DeletedDialog } from "./deleted-dialog"
import { fromDay } from "./editor-bar"
import { EntryMenu } from "./entry-menu"
import { NameDialog } from "./name-dialog"

/** All documents and data files by kind, with their state and "New". @param current the open file */
export const DocumentList = ({ current }: { current?: string }) => {
  const { model, entries } = useStudio()
  const [collection, setCollection] = useState<CollectionModel>()
  const [isDeletedOpen, setIsDeletedOpen] = useState(false)
  const groups = [
    ...model.collections.map((kind) => ({
      title: capitalised(kind.plural),
      kind,
      items: entries.filter(({ collection }) => collection === kind.type),
    })),
    { title: "Lists and settings", kind: undefined, items: entries.filter(({ kind }) => kind === "data") },
    { title: "Snippets", kind: undefined, items: entries.filter(({ kind }) => kind === "snippet") },
  ]
  return (
    <Nav as="nav" aria-label="Documents">
      {groups.map(({ title, kind, items }) =>
        items.length || kind ? (
          <section key={title} aria-label={title}>
            <Head>
              <Heading>{title}</Heading>
              {kind ? (
                <IconButton label={`New ${kind.label}`} icon={Plus} onClick={() => setCollection(kind)} />
              ) : null}
            </Head>
            <Stack as="ul">
              {items.map((entry) => (
                <Item key={entry.file} entry={entry} isCurrent={entry.file === current} />
              ))}
            </Stack>
          </section>
        ) : null,
      )}
      <Button $kind="quiet" onClick={() => setIsDeletedOpen(true)}>
        <ArchiveRestore size={16} aria-hidden /> Bring back what was deleted
      </Button>
      {isDeletedOpen ? <DeletedDialog onClose={() => setIsDeletedOpen(false)} /> : null}
      {collection ? (
        <NameDialog action="new" collection={collection} onClose={() => setCollection(undefined)} />
      ) : null}
    </Nav>
  )
}

const Item = ({ entry, isCurrent }: { entry: Entry; isCurrent: boolean }) => {
  const { title, file, state, publish, errors, warnings } = entry
  const { open, unsaved } = useStudio()
  const problems = errors + warnings
  return (
    <Line>
      <Button $kind="quiet" aria-current={isCurrent} onClick={() => open(file)}>
        <span>{title}</span>
        {unsaved.has(file) ? <Badge>Unsaved</Badge> : null}
        {state === "draft" ? <Badge $tone="orange">Draft</Badge> : null}
        {state === "scheduled" ? <Badge $tone="blue">{fromDay(publish ?? "")}</Badge> : null}
        {problems ? (
          <Badge $tone={errors ? "red" : "orange"} title={`${errors} errors, ${warnings} warnings`}>
            {problems}
          </Badge>
        ) : null}
      </Button>
      {entry.kind === "data" ? null : <EntryMenu entry={entry} />}
    </Line>
  )
}

/* Sections that are scrolled out of view are not painted again with each key in the form. */
const Nav = styled(Stack)`
  gap: ${space[6]};

  > section {
    content-visibility: auto;
    contain-intrinsic-size: auto 300px;
    overflow-clip-margin: 4px;
  }

  > section > div > h2 {
    font-size: 0.8125rem;
    line-height: 36px;
    color: ${color.textTertiary};
  }

  > section > ul {
    gap: 2px;
  }
`

const Line = styled.li`
  display: flex;
  align-items: center;
  border-radius: ${radius.sm};

  &:hover {
    background: ${color.bgSunken};
  }

  > button:first-of-type {
    flex: 1;
    justify-content: start;
    min-width: 0;
    padding-inline: 10px;
    font-weight: 400;
    color: ${color.text};
    background: none;
  }

  > button[aria-current="true"] {
    font-weight: 500;
    background: ${color.accentSoft};
  }

  > button > span:first-of-type {
    flex: 1;
    text-align: left;
    ${ellipsis}
  }

  /* The menu shows when it can be used; it can always be reached with the keyboard. */
  &:not(:hover, :focus-within) > button:not(:first-of-type) {
    opacity: 0;
  }
`
