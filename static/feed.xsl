<?xml version="1.0" encoding="UTF-8"?>
<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"
  xmlns:atom="http://www.w3.org/2005/Atom" exclude-result-prefixes="atom">
  <xsl:output method="html" encoding="UTF-8" doctype-system="about:legacy-compat"/>

  <!-- RSS -->
  <xsl:template match="/rss">
    <xsl:call-template name="page">
      <xsl:with-param name="title" select="channel/title"/>
      <xsl:with-param name="description" select="channel/description"/>
      <xsl:with-param name="link" select="channel/link"/>
      <xsl:with-param name="items" select="channel/item"/>
    </xsl:call-template>
  </xsl:template>

  <!-- Atom -->
  <xsl:template match="/atom:feed">
    <xsl:call-template name="page">
      <xsl:with-param name="title" select="atom:title"/>
      <xsl:with-param name="description" select="atom:subtitle"/>
      <xsl:with-param name="link" select="atom:link[@rel='alternate']/@href"/>
      <xsl:with-param name="items" select="atom:entry"/>
    </xsl:call-template>
  </xsl:template>

  <xsl:template match="item">
    <li>
      <a href="{link}"><xsl:value-of select="title"/></a>
      <p><xsl:value-of select="description"/></p>
      <small><xsl:value-of select="substring(pubDate, 6, 11)"/></small>
    </li>
  </xsl:template>

  <xsl:template match="atom:entry">
    <li>
      <a href="{atom:link[not(@rel) or @rel='alternate']/@href}"><xsl:value-of select="atom:title"/></a>
      <p><xsl:value-of select="atom:summary"/></p>
      <small><xsl:value-of select="substring(atom:published, 1, 10)"/></small>
    </li>
  </xsl:template>

  <xsl:template name="page">
    <xsl:param name="title"/>
    <xsl:param name="description"/>
    <xsl:param name="link"/>
    <xsl:param name="items"/>
    <html lang="en">
      <head>
        <meta name="viewport" content="width=device-width, initial-scale=1"/>
        <meta name="robots" content="noindex"/>
        <title><xsl:value-of select="$title"/></title>
        <style>
          body { max-width: 42rem; margin: 0 auto; padding: 32px 16px 72px; color: #1c2830;
            font: 16px/1.65 system-ui, sans-serif; }
          a { color: #0b7378; }
          h1 { margin: 0 0 8px; font-size: 2rem; line-height: 1.15; }
          .note { margin: 0 0 32px; padding: 12px 16px; border: 1px solid #d1dbde;
            border-radius: 10px; background: #f7fafb; }
          ul { padding: 0; list-style: none; }
          li { padding: 16px 0; border-top: 1px solid #d1dbde; }
          li a { font-weight: 620; }
          li p { margin: 4px 0; }
          small { color: #54676e; }
        </style>
      </head>
      <body>
        <p class="note">This is a feed. Copy its address from the address bar into a feed reader,
          and new posts come to you.</p>
        <h1><xsl:value-of select="$title"/></h1>
        <p><xsl:value-of select="$description"/></p>
        <p><a href="{$link}">Read the blog</a></p>
        <ul><xsl:apply-templates select="$items"/></ul>
      </body>
    </html>
  </xsl:template>
</xsl:stylesheet>
