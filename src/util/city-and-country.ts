/** City and country of the site's location, e.g. "Dhaka, Bangladesh". */
export const cityAndCountry = (location: string): { city: string; country?: string } => {
  const [city = location, country] = location.split(/, (?=[^,]*$)/)
  return country ? { city, country } : { city }
}
