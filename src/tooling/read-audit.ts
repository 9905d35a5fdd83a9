interface Advisory {
  title?: string
  url?: string
  severity?: string
}

interface Vulnerability {
  name: string
  severity: string
  via: (string | Advisory)[]
}

export interface AuditReport {
  /** How many packages with known faults visitors get. */
  shipped: number
  text: string
}

/**
 * What `npm audit --json` has answered, in sentences: faults in packages that visitors get one by one, the rest as a
 * sum. Not every registry answers, and then nothing is known.
 */
export const readAudit = (answer: string, shippedNames: ReadonlySet<string>): AuditReport => {
  const report = parse(answer)
  if (!report?.vulnerabilities) {
    const reason = report?.message ?? report?.error?.summary ?? "it gave no answer"
    return { shipped: 0, text: `Not audited: the registry does not offer it (${reason}).` }
  }
  const all = Object.values(report.vulnerabilities)
  const shipped = all.filter(({ name }) => shippedNames.has(name))
  const lines = shipped.map(({ name, severity, via }) => {
    const reasons = via.map((one) =>
      typeof one === "string" ? `by way of ${one}` : (one.title ?? one.url ?? ""),
    )
    return `  ${name} (${severity}): ${reasons.join("; ")}`
  })
  return {
    shipped: shipped.length,
    text: [
      `Known faults in packages that visitors get: ${shipped.length}`,
      ...lines,
      `Known faults in the others: ${bySeverity(all.filter(({ name }) => !shippedNames.has(name)))}`,
    ].join("\n"),
  }
}

const bySeverity = (all: readonly Vulnerability[]) => {
  const counts = ["critical", "high", "moderate", "low", "info"].flatMap((severity) => {
    const count = all.filter((one) => one.severity === severity).length
    return count > 0 ? [`${count} ${severity}`] : []
  })
  return counts.join(", ") || "0"
}

interface Answer {
  vulnerabilities?: Record<string, Vulnerability>
  message?: string
  error?: { summary?: string }
}

const parse = (text: string): Answer | undefined => {
  try {
    return JSON.parse(text) as Answer
  } catch {
    return undefined
  }
}
