export const pages = [
  '/',
  '/home',
  '/home/',
  '/Home',
  '/register',
  '/register//',
  '/terms',
  '/Terms',
  '/TERMS',
  '/help/v1.2?a=1',
  ...['/vi', '/vi/', '/vi/home', '/vi/register/', '/vi/help/v1.2?a=1', '/vi/promotions', '/zh-tw', '/zh-tw/Terms'],
  ...['/VI', '/vi/nowhere', '/vi/nowhere.js', '/vi/vi', '/vi/index.html', '/zh/register', '/vi//register', '/vi/-'],
  ...['/vi/assets/index-abc.js', '/vi/wps/member', '/vi/api/sign-in', '/vi/robots.txt'],
]
/** A language that is written in another way than its addresses have it, and what only seems to be one. */
export const otherNames = [
  ...['/en', '/en/', '/EN', '/en/home', '/en/register', '/En/register/?a=%20b&c=/', '/en/Terms', '/en/TERMS'],
  ...['/VI', '/Vi/', '/VI/home', '/VI/register//', '/vi-VN/help/v1.2?', '/ZH-TW/terms', '/zh-Hant-TW?member=deposit'],
  ...[
    '/en/nowhere',
    '/VI/nowhere',
    '/VI/nowhere.js',
    '/en/en',
    '/en/vi/register',
    '/english',
    '/en.js',
    '/en/robots.txt',
  ],
  ...['/en//evil.example', '/VI//evil.example', '/en/%2fevil.example', '/en/%5cevil.example', '/en//register', '//en'],
  ...['/en/promotions?id=welcome', '/VI/promotions?id=summer', '/VI/assets/index-abc.js', '/en/wps/member'],
]
/** An encoded slash separates nothing: no page has such an address. */
export const hiddenSlashes = [
  ...['/register%2f', '/register%2F', '/%2f', '/%2fregister', '/home%2f%2f', '/vi%2fregister', '/vi/register%2f'],
  ...['/VI%2fregister', '/en/register%2f', '/en%2fregister', '/register%252f', '/nowhere%2f.js', '/nowhere.js%2f'],
  ...['/assets%2findex-abc.js', '/assets/index-abc.js%2f', '/brand%2flogo.0a1b2c3d.svg', '/wps%2fmember', '/wps/x%2fy'],
  ...['/robots.txt%2f', '/healthz%2f', '/%2fhealthz', '/api%2fsign-in', '/api/sign-in%2f', '/promotions%2f?id=welcome'],
  ...['/register?a=%2f', '/?%2f'],
]
export const files = [
  ...[
    '/assets/index-abc.js',
    '/assets/index-abc.js.br',
    '/assets/index-abc.js.gz',
    '/assets/gone.js',
    '/assets/',
    '/assets',
  ],
  ...['/brand/logo.0a1b2c3d.svg', '/brand/gone.svg', '/brand/', '/brand/index.html', '/robots.txt', '/healthz'],
  ...['/manifest.webmanifest', '/manifest.webmanifest/', '/favicon.ico', '/release.txt'],
  ...['/sitemap.xml', '/vi/sitemap.xml', '/changes.json'],
  ...['/service-worker.js', '/service-worker.js/', '/vi/service-worker.js'],
]
export const closed = [
  ...['/nginx/nginx.conf', '/nginx/http.conf', '/sites.json', '/builds.json', '/neutral.html', '/.env', '/.git/config'],
  ...['/promotions', '/promotions/', '/Promotions', '/frame.html', '/north/frame.html'],
  ...['/north/index.html', '/north/app.html', '/south/', '/north/brand/logo.0a1b2c3d.svg', '//register', '/-', '/@app'],
  ...['/assets/../sites.json', '/assets/%2e%2e/sites.json', '/~', '/register/x', '/nowhere', '/r%65gister'],
  ...['/brand/%2e%2e/index.html'],
]
export const calls = [
  '/wps/member?a=%20b',
  '/lgw',
  '/lotto/',
  '/wpsx',
  '/api/sign-in',
  '/api/sign-in/',
  '/API/sign-in',
  ...['/wps/..%2fadmin', '/wps/..;/admin'],
]
