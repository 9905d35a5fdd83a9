import type { TextPropsOf } from "../../../content/define"
import type { abbr } from "./section"

interface AbbrProps extends TextPropsOf<typeof abbr> {
  /** The compiler sets it on the first use in a document. */
  explained?: boolean
}

/** An abbreviation. Its meaning is text at its first use, because only a mouse shows a title. */
export const Abbr = ({ title, explained, children }: AbbrProps) =>
  explained ? (
    <>
      <abbr>{children}</abbr> ({title})
    </>
  ) : (
    <abbr title={title}>{children}</abbr>
  )
