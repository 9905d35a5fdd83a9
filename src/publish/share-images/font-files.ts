import { readFile } from "node:fs/promises"
import { create, type Font } from "fontkit"
import { shareImageFonts, typeface } from "../../theme/typeface"
import { PublishError } from "../site"

/**
 * The fonts that share images are set in.
 * @throws PublishError where one is missing, or is of another typeface than the site's
 */
export const fontFiles = (names = shareImageFonts, family = typeface): Promise<Buffer[]> =>
  Promise.all(names.map((name) => fontFile(name, family)))

const fontFile = async (name: string, family: string): Promise<Buffer> => {
  const bytes = await readFile(fileOf(name))
  const { familyName } = create(bytes) as Font
  // Fonts of one weight have it in the name of their family: "Outfit Medium".
  if (`${familyName} `.startsWith(`${family} `)) return bytes
  throw new PublishError(
    `The share images would be set in ${familyName} (${name}), and the site's typeface is ${family}. src/theme/typeface.ts names both.`,
  )
}

const fileOf = (name: string): string => {
  try {
    return require.resolve(name)
  } catch {
    throw new PublishError(
      `There is no font ${name} for the share images. Install its package, or name another in src/theme/typeface.ts.`,
    )
  }
}
