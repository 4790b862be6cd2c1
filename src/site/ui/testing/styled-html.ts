import type { ServerHtml } from './server-html-case'

/** What carries styles, as programs write it. */
export const styledHtml: readonly ServerHtml[] = [
  { from: 'CKEditor', html: '<p style="color:red">Red <span style="font-size:14px;">end</span></p>', shows: 'Red end' },
  {
    from: 'CKEditor 5',
    html: '<figure class="table" style="width:2000px;"><table style="width:100%"><tbody><tr><td style="width:50%">end</td></tr></tbody></table></figure>',
    shows: 'end',
  },
  {
    from: 'TinyMCE',
    html: '<p style="text-align: center;" data-mce-style="text-align: center;"><span style=\'color: #e03e2d\'>end</span></p>',
    shows: 'end',
  },
  {
    from: 'Quill',
    html: '<p><span style="background-color: rgb(255, 255, 0);">end</span></p><p class="ql-indent-8">in</p>',
    shows: 'end',
  },
  {
    from: 'Word',
    html: "<!--[if gte mso 9]><xml><w:WordDocument/></xml><style>p{color:red}</style><![endif]--><style><!-- /* Style Definitions */ p.MsoNormal {margin:0cm;mso-style-name:\"x\";} --></style><p class=MsoNormal style='margin-left:400.0pt;text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'>·<span style='font:7.0pt \"Times New Roman\"'>&nbsp;&nbsp; </span></span><![endif]>end<o:p></o:p></p>",
    shows: 'end',
  },
  {
    from: 'Google Docs',
    html: '<meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38;margin-top:0pt;"><span style="font-size:11pt;white-space:pre-wrap;">end</span></p></b>',
    shows: 'end',
  },
  {
    from: 'Gmail',
    html: '<div dir="ltr"><div class="gmail_quote"><blockquote class="gmail_quote" style="margin:0px 0px 0px 0.8ex;border-left:1px solid rgb(204,204,204);padding-left:1ex">end</blockquote></div></div>',
    shows: 'end',
  },
  {
    from: 'Outlook',
    html: '<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style>@page WordSection1 {size:612.0pt 792.0pt}</style></head><body lang=EN-GB link="#0563C1" style=\'word-wrap:break-word\'><div class=WordSection1><p>end</p></div></body></html>',
    shows: 'end',
  },
  {
    from: 'a letter of a mail service',
    html: '<!doctype html><html><head><title>Mail</title><base href="https://news.example.com/"><link rel="stylesheet" href="https://fonts.example.com/a.css"><style type="text/css">@media (max-width:480px){.c{width:100%!important}}</style></head><body background="https://news.example.com/b.png" style="margin:0"><table background="/b.png" bgcolor="#fff" width="640"><tr><td background="x.png" style="padding:0 60px"><img src="https://news.example.com/a.png" style="display:block;width:600px" srcset="https://elsewhere.example/a.png 2x" alt="A">end</td></tr></table></body></html>',
    shows: 'end',
  },
  {
    from: 'a page that was copied',
    html: '<div STYLE="position:fixed" onclick="alert(1)" OnMouseOver=\'x()\'><svg style="width:20px" onload="x()"><style>path{fill:red}</style><path style="fill:red" d="M0 0h9v9z"/></svg>end</div>',
    shows: 'end',
  },
  {
    from: 'handlers',
    html: '<body onload=x() onpageshow=x()><img src=x: ONERROR=x()><a href="/" onclick>end</a><svg><animate onbegin="x()"/></svg><details open ontoggle=\'x()\'/onfocus=x()><b\nonmouseover="x()"onblur="x()">and</b></details>',
    shows: 'end',
  },
  {
    from: 'formulas',
    html: '<math style="color:red"><mstyle style="color:blue"><mi style="x:y">x</mi></mstyle></math>end',
    shows: 'end',
  },
  { from: 'an attribute without quotes', html: '<p style=color:red>end<p style=>and<p style>more', shows: 'end' },
  {
    from: 'attributes without blanks',
    html: '<p class="a"style="color:red"title="b"style="x">end</p><p/style="color:red">and</p>',
    shows: 'end',
  },
  {
    from: 'attributes on lines of their own',
    html: '<p\n\tclass="a"\r\n\tstyle = "color:red"\f>end</p>',
    shows: 'end',
  },
  {
    from: 'attributes behind a solidus',
    html: '<br/style="color:red"><p title="a"/style="color:red">end</p>',
    shows: 'end',
  },
  { from: 'a tag that is never closed', html: 'end <p style="color:red" title="never', shows: 'end' },
  { from: 'a tag within a tag', html: '<p <style="color:red">end</p><p </style="x" style="y">and</p>', shows: 'end' },
  {
    from: 'style elements everywhere',
    html: '<table><style>td{color:red}</style><tr><style>td{}</style><td>end<style media="print">p{}</style></td></tr></table><STYLE/>p{}</STYLE ><ul><style\n>li{}</style\t><li>and</ul>',
    shows: 'end',
  },
  {
    from: 'a style that is never closed',
    html: '<p>end</p><style>p{color:red}<p style="color:red">gone',
    shows: 'end',
  },
  {
    from: 'a style with a tag in it',
    html: '<style>a::before{content:"<a b=\'"}</style><p style="color:red">end</p>',
    shows: 'end',
  },
  {
    from: 'a script with a tag in it',
    html: '<script>document.write("<p style=\'x\'>")</script><p style="color:red">end</p>',
    shows: 'end',
  },
  {
    from: 'a template',
    html: '<template><p style="color:red">gone</p><style>p{}</style></template><p>end</p>',
    shows: 'end',
  },
  {
    from: 'frames',
    html: '<iframe style="width:2000px" srcdoc="<p style=\'x\'>"></iframe><object style="x" data="/a.swf"><embed style="x" src="/a.swf"></object><p>end</p>',
    shows: 'end',
  },
  {
    from: 'noscript',
    html: '<noscript><p style="color:red">and</p><style>p{}</style></noscript><p>end</p>',
    shows: 'end',
  },
  {
    from: 'forms',
    html: '<form style="width:900px" action="https://elsewhere.example"><input style="width:900px" formaction="/x"><select style="x"><option style="x">a</select></form><p>end</p>',
    shows: 'end',
  },
  {
    from: 'pictures of other kinds',
    html: '<img src="http://news.example.com/a.png" alt="A"><img src="https://news.example.com:8443/a.png" alt="B"><img src="mailto:a@b.example" alt="C"><img src="tel:1" alt="D"><img src="blob:https://x/1" alt="E"><img src="data:image/png;base64,AAAA" alt="F"><input type=image src="/a.png"><p>end</p>',
    shows: 'end',
  },
  {
    from: 'films',
    html: '<video poster="https://elsewhere.example/a.png" style="x"><source src="https://elsewhere.example/a.mp4"><track src="/a.vtt"></video><audio src="https://elsewhere.example/a.mp3" autoplay></audio><picture><source srcset="https://elsewhere.example/a.webp"><img src="/brand/icon.svg" alt="A"></picture><p>end</p>',
    shows: 'end',
  },
  {
    from: 'what leads elsewhere by itself',
    html: '<meta http-equiv="refresh" content="0;url=https://elsewhere.example"><meta http-equiv="Content-Security-Policy" content="default-src *"><link rel="prefetch" href="https://elsewhere.example"><link rel="icon" href="https://elsewhere.example/a.ico"><base href="https://elsewhere.example/" target="_blank"><p>end</p>',
    shows: 'end',
  },
]

/** Where the word is no style: it is shown as it was written. */
export const wordsLikeStyles: readonly ServerHtml[] = [
  {
    from: 'the word in a text',
    html: '<p>Write style="color:red" or style = x, "style" and \'style\' / style > style</p>',
    shows: 'Write style="color:red" or style = x, "style" and \'style\' / style > style',
  },
  {
    from: 'the word as text of a tag',
    html: '<p>&lt;p style="color:red"&gt; and &lt;style&gt;</p>',
    shows: '<p style="color:red"> and <style>',
  },
  {
    from: 'names of handlers in texts',
    html: '<p title="only onclick = x">Only one = once / online, "on" and onclick="x()" on > onload</p>',
    shows: 'Only one = once / online, "on" and onclick="x()" on > onload',
  },
  { from: 'the word alone', html: 'A style / style=1 of play', shows: 'A style / style=1 of play' },
  { from: 'the word in capitals', html: '<b>House STYLE = Style</b>', shows: 'House STYLE = Style' },
  {
    from: 'a tag that begins alike',
    html: '<styled>House</styled> <style-guide>style</style-guide> end',
    shows: 'House style end',
  },
]
