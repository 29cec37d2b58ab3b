/* Parses documents with libxml2 into trees, as `xmllint --noout` does, and discards the trees.
 *
 *     parse < PATHS
 */
#include <libxml/parser.h>
#include <stdio.h>
#include <string.h>

int main(void) {
  char path[4096];
  int failures = 0;
  while (fgets(path, sizeof path, stdin)) {
    path[strcspn(path, "\n")] = 0;
    xmlDocPtr document = xmlReadFile(path, NULL, XML_PARSE_NONET | XML_PARSE_NOERROR);
    if (!document) failures++;
    xmlFreeDoc(document);
  }
  xmlCleanupParser();
  return failures > 0;
}
