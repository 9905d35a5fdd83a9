// Written by `npm run generate`. Do not edit.
export {}
