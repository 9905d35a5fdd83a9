/** What a call-out can be: the word of `:::note` and of `> [!NOTE]`. */
export const callOutKinds = ["note", "tip", "caution", "danger"] as const
