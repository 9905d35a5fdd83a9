/** A square that centres its content, e.g. an icon. */
export const square = (side: string) => `
  display: grid;
  flex: none;
  place-items: center;
  width: ${side};
  height: ${side};
`

/** A square button with an icon. */
export const iconButton = (side: string) => `
  ${square(side)}
  padding: 0;
  border: 0;
  cursor: pointer;
`
