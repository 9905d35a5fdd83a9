import { Button } from "../ui/actions/button"
import { useTexts } from "../ui/text/texts"

/** The link to the estimate in the head of a document. */
export const EstimateButton = () => (
  <Button variant="stylish-green" href="/estimate/" fullWidthBelowSm>
    {useTexts("sections").action}
  </Button>
)
