import { circle, oval, shape } from './shapes'

/** Two layers behind a motif, on a canvas of 320 by 320. `far` and `near` are their fills. */
export type Backdrop = (far: string, near: string) => string

const hills = 'M0 214Q50 160 110 196T220 186T320 200V320H0Z'
const ground = 'M0 250Q80 226 160 246T320 240V320H0Z'

export const backdrops = {
  mountains: (far, near) =>
    shape('M0 230L58 140L92 186L146 96L204 180L244 130L320 226V320H0Z', far) + shape(ground, near),
  waves: (far, near) =>
    shape('M0 206q27-26 53 0t54 0 53 0 54 0 53 0 53 0V320H0Z', far) +
    shape('M0 244q20-22 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0V320H0Z', near),
  mesas: (far, near) =>
    shape('M0 220H20V150H96V220H150V176H196V220H232V128H304V220H320V320H0Z', far) + shape(ground, near),
  stars: (far, near) =>
    [
      [40, 60, 2],
      [90, 30, 3],
      [268, 52, 3],
      [300, 120, 2],
      [24, 150, 3],
      [230, 24, 2],
      [288, 196, 2],
      [60, 204, 2],
    ]
      .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, 'fill="#fff"'))
      .join('') +
    circle(286, 284, 96, far) +
    oval(60, 320, 150, 64, near),
  hills: (far, near) => shape(hills, far) + shape(ground, near),
  pagodas: (far, near) =>
    shape(
      'M30 250V190H16L44 172V150H34L62 130L90 150H80V172L108 190H94V250ZM226 250V176H208L242 154V128H230L262 104L294 128H282V154L316 176H298V250Z',
      far,
    ) + shape(ground, near),
  skyline: (far, near) =>
    shape('M0 220V150H34V120H62V176H84V96H118V150H140V200H188V130H214V84H246V166H268V112H300V180H320V320H0Z', far) +
    shape('M0 250H40V226H76V250H128V232H176V254H228V222H262V250H320V320H0Z', near),
  dunes: (far, near) =>
    shape('M20 240L92 132L164 240ZM190 240L246 160L304 240Z', far) +
    shape('M0 246Q90 200 180 244T320 228V320H0Z', near),
  palms: (far, near) =>
    shape(
      'M34 250Q44 180 30 130Q4 124-4 146Q8 108 32 118Q20 92-2 92Q30 76 42 112Q60 84 88 100Q60 100 48 122Q78 120 84 152Q66 130 42 132Q58 190 50 250ZM286 250Q276 196 288 152Q312 146 322 168Q312 130 290 140Q304 112 324 114Q296 96 280 134Q262 106 236 122Q262 122 274 144Q246 142 240 172Q256 152 276 154Q264 200 270 250Z',
      far,
    ) + shape(ground, near),
  fjord: (far, near) =>
    shape('M0 120L40 160L70 130L112 226H208L250 124L284 166L320 110V320H0Z', far) +
    shape('M0 244q20-14 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0V320H0Z', near),
  bamboo: (far, near) =>
    [18, 52, 262, 298]
      .map((x) => shape(`M${x} 0h13v60h-13zM${x} 64h13v70h-13zM${x} 138h13v70h-13zM${x} 212h13v80h-13z`, far))
      .join('') + shape(ground, near),
  rays: (far, near) =>
    Array.from(
      { length: 10 },
      (_, index) => `<path transform="rotate(${index * 36} 160 140)" d="M160 140L128-130H192Z" ${far} opacity=".55"/>`,
    ).join('') + shape('M0 262Q160 236 320 262V320H0Z', near),
  stripes: (far, near) =>
    [0, 1, 2, 3].map((index) => shape(`M${index * 80} 0h40L${index * 80 + 20} 320h-40Z`, far)).join('') +
    shape('M0 258q20-20 40 0t40 0 40 0 40 0 40 0 40 0 40 0 40 0V320H0Z', near),
  towers: (far, near) =>
    shape(
      'M12 250V140H4V112H18V124H30V112H44V124H56V112H70V140H62V250ZM250 250V120H242V90H256V104H268V90H282V104H294V90H308V120H300V250Z',
      far,
    ) + shape('M0 250V222H26V238H54V222H80V238H240V222H266V238H294V222H320V320H0Z', near),
  night: (far, near) =>
    circle(246, 74, 44, 'fill="#fff2c4" fill-opacity=".85"') +
    shape(
      'M24 250V150L8 120L30 138L34 96L44 140L66 118L48 156V250ZM270 250V178L258 156L274 166L280 132L290 168L306 154L294 184V250Z',
      far,
    ) +
    shape(ground, near),
  fields: (far, near) =>
    circle(62, 76, 34, 'fill="#fff2c4" fill-opacity=".8"') +
    shape(hills, far) +
    shape('M0 250Q160 210 320 250V320H0ZM40 320L110 236L124 236L86 320ZM280 320L210 236L196 236L234 320Z', near),
  table: (far, near) => shape('M0 0H320V150Q160 210 0 150Z', far) + shape('M0 232Q160 176 320 232V320H0Z', near),
} as const satisfies Readonly<Record<string, Backdrop>>

export type BackdropName = keyof typeof backdrops
