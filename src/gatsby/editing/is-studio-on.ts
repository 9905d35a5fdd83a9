/**
 * Whether develop serves the studio, which writes files: only for this machine, unless `MOSSLIGHT_STUDIO=1` allows it on
 * other addresses too.
 * @param host that develop listens on
 */
export const isStudioOn = (host: string, setting = process.env.MOSSLIGHT_STUDIO): boolean =>
  setting === "1" || /^(?:localhost|127(?:\.\d{1,3}){3}|::1|\[::1\])$/i.test(host)
