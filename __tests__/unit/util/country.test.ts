import { cityAndCountry } from "../../../src/util/country"

it.each([
  ["Dhaka, Bangladesh", { city: "Dhaka", country: "Bangladesh" }],
  ["Gulshan, Dhaka, Bangladesh", { city: "Gulshan, Dhaka", country: "Bangladesh" }],
  ["Singapore", { city: "Singapore" }],
])("knows city and country of %s", (location, place) => {
  expect(cityAndCountry(location)).toEqual(place)
})
