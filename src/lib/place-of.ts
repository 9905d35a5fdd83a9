/** City and country of a location as the site's settings have it, e.g. "Dhaka, Bangladesh". */
export const placeOf = (location: string): { city: string; country?: string } => {
  const [city = location, country] = location.split(/, (?=[^,]*$)/)
  return country ? { city, country } : { city }
}
