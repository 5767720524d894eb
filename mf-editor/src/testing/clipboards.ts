const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word"
xmlns="http://www.w3.org/TR/REC-html40"><head><meta name=Generator content="Microsoft Word 15"><style>
<!-- /* Font Definitions */ @font-face {font-family:Wingdings;} p.MsoNormal {margin:0cm; font-weight:bold} --></style></head>
<body lang=DE style='tab-interval:35.4pt'><!--StartFragment-->
<h1>Zur Eröffnung<o:p></o:p></h1>
<p class=MsoNormal>Es spielt das <b style='mso-bidi-font-weight:normal'>Orchester</b> am Strom,<span
style='mso-spacerun:yes'>&nbsp; </span>geleitet von <i style='mso-bidi-font-style:normal'>Ida
Brandt</i>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Saal<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='margin-left:72.0pt;text-indent:-18.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span
style='mso-list:Ignore'>o<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Balkon<o:p></o:p></p>
<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level1 lfo2'><![if !supportLists]><span
style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp; </span></span><![endif]><a
href="https://example.org/karten">Karten</a> kaufen<o:p></o:p></p>
<!--EndFragment--></body></html>`;

const googleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1f2e"><h2 dir="ltr"
style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;white-space:pre-wrap;">Programm</span></h2><p dir="ltr"><span
style="font-size:11pt;font-weight:700;font-style:normal;white-space:pre-wrap;">Brahms</span><span
style="font-size:11pt;font-weight:400;font-style:italic;white-space:pre-wrap;"> Ein deutsches Requiem</span></p><br /><ul
style="margin-top:0;"><li dir="ltr" style="list-style-type:disc;" aria-level="1"><p dir="ltr" role="presentation"><span
style="font-weight:400;">Chor</span></p></li><ul style="margin-top:0;"><li dir="ltr" aria-level="2"><p dir="ltr"
role="presentation"><span style="font-weight:400;">Sopran</span></p></li></ul><li dir="ltr" aria-level="1"><p
dir="ltr" role="presentation"><a href="https://example.org/orchester" style="text-decoration:none;"><span
style="color:#1155cc;text-decoration:underline;">Orchester</span></a></p></li></ul></b><br class="Apple-interchange-newline">`;

const libreOffice = `<!DOCTYPE html PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"><html><head>
<meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title>
<meta name="generator" content="LibreOffice 24.2.5.2 (Linux)"/><style type="text/css">p { margin-bottom: 0.25cm }</style></head>
<body lang="de-DE" dir="ltr"><h2 class="western">Anfahrt</h2>
<p style="line-height: 115%">Mit der <font face="Liberation Serif, serif"><b>Linie 3</b></font>
bis <em>Am Strom</em>.</p>
<ol>
	<li><p style="margin-bottom: 0cm">Aussteigen</p>
	<ol><li><p style="margin-bottom: 0cm">Links gehen</p></li></ol></li>
	<li><p>Dem <a href="/de/besuch#weg">Weg</a> folgen</p></li>
</ol>
</body></html>`;

const outlook = `<html><body><div class="WordSection1"><p class="MsoNormal"><span lang="DE"
style="mso-fareast-language:EN-US">Liebe Kollegin,<o:p></o:p></span></p><p class="MsoNormal"><span lang="DE"><o:p>&nbsp;</o:p></span></p>
<p class="MsoNormal"><span lang="DE">bitte <b><u>bis Freitag</u></b> an <a href="mailto:presse@festival.example">presse@festival.example</a>.<br>
Danke<br><br>Mara Lind<o:p></o:p></span></p><p class="MsoNormal"><img width="200" src="cid:image001.png@01D9"><o:p></o:p></p></div></body></html>`;

const gmail = `<meta http-equiv="content-type" content="text/html; charset=utf-8"><div dir="ltr"><div>Guten Tag,</div><div><br></div><div>der
<a href="https://example.org/saal" target="_blank">Saal</a> ist <span style="font-weight:bold">frei</span>.</div><div><br></div><div
class="gmail_quote"><blockquote class="gmail_quote" style="margin:0"><div>Ist er frei?</div></blockquote></div></div>`;

const webPage = `<html><body><!--StartFragment--><h3 style="font-weight:bold">Kritik</h3><p>„Ein Abend <strong>voller <em>Glanz</em></strong>“, so <a
href="javascript:alert(1)" onclick="steal()">die Zeitung</a>.<script>alert(1)</script></p><table><tbody><tr><th>Tag</th><th>Ort</th></tr><tr><td><p>Freitag</p></td><td><p>Saal</p></td></tr></tbody></table><ul><li>Eins<ul><li>Zwei<ul><li>Drei<ul><li>Vier<ul><li>Fünf<ul><li>Sechs</li></ul></li></ul></li></ul></li></ul></li></ul></li></ul><pre>code()</pre><!--EndFragment--></body></html>`;

const appleMail = `<html><head><meta charset="UTF-8"></head><body style="overflow-wrap: break-word;"><div>Karten kosten 20&nbsp;€.</div><div><span
class="Apple-converted-space">&nbsp;</span></div><div><b>Wichtig:</b><span class="Apple-converted-space">&nbsp;</span>Einlass 19&nbsp;Uhr</div></body></html>`;

/** What programs put on the clipboard, cut down to what makes them different; the words are of the festival. */
export const clipboards = { word, googleDocs, libreOffice, outlook, gmail, webPage, appleMail };
