/** What Gatsby knows about pages with `matchPath`. */
export default [
  { path: "/app/[...]/", matchPath: "/app/*" },
  { path: "/users/[id]/", matchPath: "/users/:id/" },
]
