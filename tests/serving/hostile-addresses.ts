/** What seems to be a line of nginx's maps, another site, or a page with a line break behind it. */
export const hostileAddresses = [
  ...['/x=/x=home|', '/x=/x=app|', '/register=app|', '/register=app%20/register', '/x=app%20/x', '/%20/register'],
  ...['/admin;=/admin;=call|', '/admin;=call%20/admin;', '/wps=foo', '/lotto=', '/api/sign-in=call|'],
  ...['/register%0a', '/register/%0a', '/%0aregister', '/vi%0a', '/vi/%0a', '/vi/register%0a', '/vi/%0a/register'],
  ...['/wps%0a', '/api/sign-in%0a', '/vi/promotions%0a?id=welcome', '/vi/promotions%0a?id=summer'],
  ...['//evil.example', '/%5cevil.example', '/%2f%2fevil.example', '/vi//evil.example', '/vi/%2fevil.example'],
  ...[
    '/en//evil.example',
    '/VI//evil.example',
    '/en/%2fevil.example',
    '/en/%5cevil.example',
    '/EN%0a',
    '/en/register%0a',
  ],
  ...['/register%2f', '/%2f', '/vi%2fregister', '/assets%2findex-abc.js'],
]
