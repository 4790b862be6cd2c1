const endings = ['svg', 'png', 'jpg', 'webp', 'avif', 'ico', 'woff2', 'mp4', 'webm', 'vtt']
const pictures = 'svg, png, jpg, webp or avif'
const fonts = ['ttf', 'otf', 'woff', 'eot', 'ttc']

/** What is wrong with a name that no file of assets/ can have, in the words of those who save pictures. */
export function assetNameFault(name: string): string {
  if (name.trim() === '') return 'names no file: write the name of one in assets/'
  if (/^([a-z]+:)?\/\//i.test(name))
    return 'is an address: put the file into assets/ and write its name, because pages load pictures from their own site alone'
  if (/^[a-z]:[\\/]/i.test(name))
    return 'is a place on a computer: put the file into assets/ and write its name there, without folders'
  if (new RegExp(`\\.(${endings.join('|')})[?#]`, 'i').test(name))
    return 'has ? or # behind the name, as an address has: write the name alone'
  const path = pathFaults(name)
  const own = [...signFaults(name), ...endingFault(name)]
  const faults = [...path, ...own].join(', and ')
  return own.length > 0 ? `${faults}: rename the file, too` : faults || 'is no name of a file in assets/'
}

/** The name of a file in assets/ that is written with the way to it, or as an address. */
export function assetNameIn(written: string): string {
  const plain = written.trim().replaceAll('\\', '/')
  if (/^([a-z]+:)?\/\/|^[a-z]:\//i.test(plain)) return plain.replace(/[?#].*$/s, '').replace(/^.*\//s, '')
  return plain.replace(/^(.*\/)?assets\//s, '').replace(/^(\.{0,2}\/)+/, '')
}

function pathFaults(name: string): string[] {
  return [
    ...(/^\s*\.{0,2}\//.test(name) ? ['begins with a path, where names begin within assets/'] : []),
    ...(name.includes('\\') ? ['parts folders by \\ in place of /'] : []),
    ...(name.trim() === name ? [] : ['has blanks around it']),
  ]
}

function signFaults(name: string): string[] {
  const stem = name.trim().replace(/\.[^.]*$/, '')
  return [
    ...(/\s/.test(stem) ? ['has a blank'] : []),
    ...(/\p{Lu}/u.test(name) ? ['has capitals, where names are in lower case'] : []),
    ...(/[^\p{ASCII}\s]/u.test(stem) ? ['has letters beyond a to z'] : []),
    ...(/[^\p{L}\p{M}\p{N}\s/\\._-]/u.test(stem) ? ['has signs other than - _ and .'] : []),
    ...(/^[._-][^/]/.test(stem) && !/^\.{1,2}\//.test(stem) ? ['begins with a sign'] : []),
  ]
}

function endingFault(name: string): string[] {
  const [, ending] = /\.([^./\s]*)\s*$/.exec(name.toLowerCase()) ?? []
  if (ending === undefined || ending === '') return [`has no ending such as ${pictures}`]
  if (endings.includes(ending)) return []
  if (ending === 'jpeg') return ['ends in .jpeg, which is written .jpg']
  if (fonts.includes(ending)) return [`ends in .${ending}: a font is saved as woff2 here`]
  return [`ends in .${ending}, which browsers do not show here: save it as ${pictures}`]
}
