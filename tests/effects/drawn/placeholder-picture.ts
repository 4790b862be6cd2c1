/** A picture in the place of one that only a server has: its colour follows from its address, so that another is seen. */
export function placeholderPicture(address: string): string {
  let hue = 0
  for (const letter of address) hue = (hue * 31 + letter.charCodeAt(0)) % 360
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="240" height="160" viewBox="0 0 240 160">` +
    `<rect width="240" height="160" fill="hsl(${hue} 45% 62%)"/>` +
    `<path d="M0 160 80 70l50 55 40-40 70 75z" fill="hsl(${hue} 45% 42%)"/><circle cx="185" cy="45" r="18" fill="#fff8"/></svg>`
  )
}
