import { parentPort } from 'node:worker_threads'
import { Resvg } from '@resvg/resvg-js'
import svgCaptcha from 'svg-captcha'

/**
 * The worker thread that `picture-thread.ts` starts. It is plain JavaScript, because a worker has no loader for
 * anything else.
 */
parentPort.on('message', ({ id, captcha, drawings = [] }) => {
  const { text, data } = captcha === undefined ? {} : svgCaptcha.create(captcha)
  const pictures = data === undefined ? drawings.map((svg) => png(svg)) : [png(data, '#fff')]
  parentPort.postMessage({ id, text, pictures })
})

/** Without system fonts: loading them takes ten times as long as rendering the picture. */
function png(svg, background) {
  const picture = new Resvg(svg, { background, font: { loadSystemFonts: false } })
  return picture.render().asPng().toString('base64')
}
