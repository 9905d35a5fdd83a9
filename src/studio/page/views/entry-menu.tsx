import Ellipsis from "lucide-react/icons/ellipsis"
import { useState } from "react"
import type { Entry } from "../../api"
import { Menu, MenuButton } from "../ui/menu"
import { DeleteDialog } from "./delete-dialog"
import { NameDialog } from "./name-dialog"

/** Rename, duplicate and delete a document; rename and delete a snippet. */
export const EntryMenu = ({ entry: { file, kind, title, slug } }: { entry: Entry }) => {
  const [dialog, setDialog] = useState<"rename" | "duplicate" | "delete">()
  const close = () => setDialog(undefined)
  return (
    <>
      <Menu label={`More for ${title}`} icon={Ellipsis}>
        <MenuButton onClick={() => setDialog("rename")}>Rename</MenuButton>
        {kind === "document" ? (
          <MenuButton onClick={() => setDialog("duplicate")}>Duplicate</MenuButton>
        ) : null}
        <MenuButton onClick={() => setDialog("delete")}>Delete</MenuButton>
      </Menu>
      {dialog === "rename" || dialog === "duplicate" ? (
        <NameDialog
          title={dialog === "rename" ? `Rename ${title}` : `Duplicate ${title}`}
          route={dialog}
          body={{ file }}
          slug={slug}
          isSnippet={kind === "snippet"}
          onClose={close}
        />
      ) : null}
      {dialog === "delete" ? <DeleteDialog file={file} title={title} onClose={close} /> : null}
    </>
  )
}
