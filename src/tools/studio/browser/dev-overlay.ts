/**
 * Browser side of `npm run dev`: an overlay with problems of the merchants' JSON and of the code, while the page keeps
 * working. Vite's own overlay, and its polling for a restarted server, fail under Trusted Types.
 */
const hot = import.meta.hot
const rootStyle = {
  position: 'fixed',
  insetInline: '1rem',
  insetBlockEnd: '1rem',
  zIndex: '2147483647',
  maxBlockSize: '80vh',
  overflow: 'auto',
  padding: '1rem',
  borderInlineStart: '0.25rem solid #ff5c5c',
  borderRadius: '0.25rem',
  background: '#16161c',
  color: '#f4f4f6',
}
const textStyle = { margin: '0', font: '0.875rem/1.5 ui-monospace, monospace', whiteSpace: 'pre-wrap' }
const buttonStyle = { float: 'inline-end', minBlockSize: '2.75rem', minInlineSize: '4rem', font: 'inherit' }

const shown = new Map<string, string>()
const box = makeBox()

// Within the studio they are shown at their fields instead.
if (parent === window) followProblems()
hot?.on('vite:error', ({ err }) => show('code', [err.message, err.frame].filter(Boolean).join('\n')))
hot?.on('vite:beforeUpdate', () => show('code', ''))
hot?.on('vite:ws:disconnect', () => void reloadWhenBack())

/** Requests the problems of the page's own brand whenever the files have been read again. */
function followProblems(): void {
  const ask = () => hot?.send('livery:ask', { host: location.host })
  hot?.on('livery:problems', ({ text }: { text: string }) => show('merchants', text))
  hot?.on('livery:read', ask)
  ask()
}

function show(source: string, text: string): void {
  shown.set(source, text)
  const texts = [...shown.values()].filter((each) => each !== '')
  box.text.textContent = texts.join('\n\n')
  box.root.hidden = texts.length === 0
}

async function reloadWhenBack(): Promise<void> {
  const isBack = await fetch('/healthz').then(
    (response) => response.ok,
    () => false,
  )
  if (isBack) location.reload()
  else setTimeout(() => void reloadWhenBack(), 500)
}

function makeBox() {
  const root = document.createElement('section')
  const text = document.createElement('pre')
  const button = document.createElement('button')
  root.setAttribute('role', 'alert')
  root.hidden = true
  button.type = 'button'
  button.textContent = 'Hide'
  button.addEventListener('click', () => (root.hidden = true))
  root.append(button, text)
  // The page's policy allows styles set by script, but no style element of ours.
  for (const [element, rules] of [
    [root, rootStyle],
    [text, textStyle],
    [button, buttonStyle],
  ] as const)
    Object.assign(element.style, rules)
  document.body.append(root)
  return { root, text }
}
