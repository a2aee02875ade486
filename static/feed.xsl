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
        <link rel="stylesheet" href="../feed.css"/>
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
