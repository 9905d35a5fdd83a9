/** The folder name, and so the address, that suits a name: small letters, digits and hyphens. */
export const slugFrom = (name: string) =>
  name
    .replaceAll("ß", "ss")
    .replaceAll("ı", "i")
    .replaceAll("ø", "o")
    .replaceAll("ł", "l")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
