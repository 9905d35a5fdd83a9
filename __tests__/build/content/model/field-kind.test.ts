import { z } from "zod"
import { validateFields } from "../../../../src/content/check/validate-fields"
import { toJsonSchema } from "../../../../src/content/commands/json-schema"
import { defineDataFile } from "../../../../src/content/model/define-collection"
import { entryId, type FieldKind } from "../../../../src/content/model/fields"
import { graphqlTypes } from "../../../../src/content/model/graphql-types"
import { specialFields } from "../../../../src/content/model/walk-fields"

const kind: FieldKind = {
  name: "phone",
  rule: "phone-number",
  graphql: { type: "Phone", directives: "@dial" },
  jsonSchema: { format: "tel", examples: ["+90 555 000 00 00"] },
  control: "choice",
}
const phone = z
  .string()
  .regex(/^\+/, "is not a telephone number. Start it with +")
  .meta({ description: "Its number.", field: kind })
const desk = defineDataFile({
  type: "Desk",
  file: "desks.yaml",
  about: "desks",
  schema: z.strictObject({ id: entryId(), phone }),
})

/** A kind that only this test knows: nothing else in the library names it. */
describe("a new kind of field", () => {
  it("has its type and directives in GraphQL", () => {
    expect(graphqlTypes([], [desk])).toContain("phone: Phone! @dial")
  })

  it("has its keywords in the JSON Schema, and itself in the studio's", () => {
    const { properties } = toJsonSchema(desk.schema)
    expect(properties?.phone).toMatchObject({ format: "tel", examples: ["+90 555 000 00 00"] })
    expect(properties?.phone).not.toHaveProperty("field")
    expect(toJsonSchema(desk.schema, true).properties?.phone).toMatchObject({ field: kind })
  })

  it("has its rule and message in the check", () => {
    const report = jest.fn()
    validateFields(desk.schema, { id: "one", phone: "0555" }, report)
    const message = '"0555" is not a telephone number'
    expect(report.mock.calls).toEqual([
      [["phone"], "value", { id: "phone-number" }, message, "Start it with +"],
    ])
  })

  it("is found in values", () => {
    const found = specialFields(desk.schema, { id: "one", phone: "+90" })
    expect(found).toMatchObject([{ path: ["phone"], kind, value: "+90" }])
  })
})
