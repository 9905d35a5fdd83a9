import { buildSchema } from "graphql"
import { describeQueries } from "../../../src/gatsby/resolvers/describe-queries"

it("describes every root field with the description of its type", () => {
  const schema = buildSchema(`
    "A recipe: one document." type Recipe { id: ID! }
    type File { id: ID! }
    type PluginThing { id: ID! }
    type RecipeConnection { nodes: [Recipe!]! }
    type FileConnection { nodes: [File!]! }
    type PluginThingConnection { nodes: [PluginThing!]! }
    type Query {
      recipe: Recipe
      allRecipe: RecipeConnection!
      file: File
      allFile: FileConnection!
      pluginThing: PluginThing
      allPluginThing: PluginThingConnection!
    }
  `)
  describeQueries({ getState: () => ({ schema }) })
  const fields = schema.getQueryType()?.getFields() ?? {}
  const descriptions = Object.values(fields).map(({ description }) => description)
  expect(descriptions.filter(Boolean)).toHaveLength(6)
  expect(new Set(descriptions).size).toBe(6)
  expect(fields.recipe?.description).toMatch(/^A recipe: one document\..*first/)
  expect(fields.allRecipe?.description).toMatch(/^A recipe: one document\..*All/)
  expect(schema.getType("File")?.description).toMatch(/file in content/)
})
