const field = (name: string) => ({ label: `The ${name}`, any: `Every ${name}` })

/** Texts of the filter, other than those of our content. */
export const filterTexts: Queries.StudyFilterTextsFragment = {
  tabs: "Sort of work",
  allTab: "Everything",
  total: "{project|projects}",
  found: "{found} of {project|projects}",
  foundPage: "{found} of {project|projects}, part {page} of {pages}",
  filters: "Filter it",
  technology: field("technology"),
  industry: field("industry"),
  tag: field("tag"),
  industries: "Lines of business",
  selected: "Chosen",
  remove: "Leave out {filter} again",
  clear: "Leave out all",
  loading: "One moment",
  failed: "The filter is missing.",
  retry: "Once more",
  results: "What was found",
  none: { title: "Nothing here", text: "There are {project|projects} in all.", button: "See everything" },
}
