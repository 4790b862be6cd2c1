// A lobby written by hand without a framework: pages of the list are appended, and all of them stay.
const list = document.querySelector('ul')
const field = document.querySelector('input')
const counted = document.querySelector('p')
let asked = ''
let pages = 0
let isReading = false

async function read(name, page) {
  const { merchant } = Object.fromEntries(new URLSearchParams(location.search))
  const query = new URLSearchParams({
    clientType: '3',
    platform: 'flash,html5-desktop',
    merchant,
    gameType: 'RNG',
    language: 'EN',
    pageNo: String(page),
    pageSize: '42',
    ...(name !== '' && { gameName: name }),
  })
  const headers = { merchant, language: 'EN', 'module-id': 'gameList' }
  const answer = await fetch(`/wps/relay/GCSGAME_gameList?${query}`, { headers })
  return answer.json()
}

function tile({ title, image }) {
  const item = document.createElement('li')
  const picture = Object.assign(document.createElement('img'), { src: image, alt: '', loading: 'lazy' })
  const button = Object.assign(document.createElement('button'), { textContent: title })
  const star = Object.assign(document.createElement('button'), { textContent: '☆', ariaLabel: `Favourite: ${title}` })
  item.append(picture, button, star)
  return item
}

async function show(name, page) {
  isReading = true
  const { games, total } = await read(name, page)
  isReading = false
  // A stale response is ignored.
  if (name !== asked) return
  pages = page
  counted.textContent = `${total} games`
  if (page === 1) list.replaceChildren(...games.map(tile))
  else list.append(...games.map(tile))
}

field.addEventListener('input', () => {
  asked = field.value.trim()
  void show(asked, 1)
})
addEventListener('scroll', () => {
  const { scrollHeight } = document.documentElement
  if (!isReading && scrollY + innerHeight > scrollHeight - 50) void show(asked, pages + 1)
})
void show('', 1)
