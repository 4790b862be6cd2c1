const acting =
  'script, style, link, meta, base, iframe, frame, frameset, object, embed, applet, form, input, button, select, textarea, keygen, isindex, svg, math, video, audio, source, map, area, template, dialog, details, marquee, body, head, noscript, noframes, xmp'

/** Attributes that run, draw over the page, or name something of it. */
const forbidden = /^(on|data-|aria-|xlink|form|(style|srcdoc|id|name|class|for|target|autofocus|tabindex|popover|is)$)/

/** Attributes with an address. */
const addresses = /^(href|src|cite|action|poster|longdesc|background|ping|srcset|dynsrc|lowsrc)$/

/** What of sanitised HTML acts, or leads or loads from another site than `origin` and `news.example`; in words. */
export function remains(place: ParentNode, origin: string): string[] {
  const elements = [...place.querySelectorAll('*')]
  const found = [...place.querySelectorAll(acting)].map(({ localName }) => localName)
  for (const element of elements)
    for (const { name, value } of element.attributes) {
      if (forbidden.test(name)) found.push(`${element.localName} ${name}`)
      if (addresses.test(name) && !isSafe(value, origin)) found.push(`${name}=${value}`)
    }
  return found
}

function isSafe(address: string, origin: string): boolean {
  if (!URL.canParse(address, origin)) return false
  const url = new URL(address, origin)
  return url.origin === origin || url.hostname === 'news.example' || /^(mailto|tel):/.test(url.protocol)
}
